import { prepareTests } from '@hatira/component-specs/setup';
import '../src/shared/ui/base.css';
import '../src/shared/ui/tokens.css';

prepareTests();
