import { peopleAbroad } from './peopleAbroad.ts';
import { peopleInIndia } from './peopleInIndia.ts';

export const people = { ...peopleInIndia, ...peopleAbroad };
