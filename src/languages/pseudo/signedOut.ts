import * as english from '../en/signedOut.ts';
import { translate } from './pseudo.ts';

export const { auth, shell } = translate(english);
