import { runTogether } from '../support/setup/run-together.js';

runTogether(1);
