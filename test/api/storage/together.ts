import { runTogether } from '../../support/setup/run-together.js';

runTogether(__dirname);
