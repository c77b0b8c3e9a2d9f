/** The first photos do not wait for it. */
export { loadChoices } from '../../i18n/choices';
export { Heart } from './heart';
export { MarksStore } from './marks-store';
export { TargetStore } from './target-store';
