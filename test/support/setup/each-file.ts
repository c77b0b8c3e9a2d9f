import { beginWithEmptyRedis } from './begin-with-empty-redis.js';

beforeAll(beginWithEmptyRedis);
