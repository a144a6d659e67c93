import { afterAll, afterEach, beforeEach } from 'vitest';
import { databasesOfTest } from './keptDatabases.ts';

beforeEach(databasesOfTest.begin);
afterEach(databasesOfTest.end);
afterAll(databasesOfTest.endOfFile);
