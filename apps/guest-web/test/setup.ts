import { prepareTests } from '@hatira/component-specs/setup';
import '../.cache/fonts/fonts.css';
import '../src/shared/ui/base.css';
import '../src/shared/ui/tokens.css';

prepareTests();
