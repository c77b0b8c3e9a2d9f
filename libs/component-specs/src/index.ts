export {
  expectAccessible,
  expectAccessibleInBothSchemes,
} from './page/accessible.js';
export { expectComplaint } from './page/complaints.js';
export { expectFits } from './page/fits.js';
export { textsOf } from './page/queries.js';
export { answerQuestions, asksBeforeLeaving } from './page/questions.js';
export { afterTest, render } from './page/rendered.js';
export { DESKTOP, PHONE, setScreen, type Screen } from './page/screen.js';
