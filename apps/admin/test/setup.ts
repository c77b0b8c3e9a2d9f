import { prepareTests } from '@hatira/component-specs/setup';

prepareTests();
