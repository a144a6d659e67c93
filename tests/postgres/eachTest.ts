import { afterAll, afterEach, beforeEach } from 'vitest';
import { testDatabases } from './reusableDatabases.ts';

beforeEach(testDatabases.begin);
afterEach(testDatabases.end);
afterAll(testDatabases.endOfFile);
