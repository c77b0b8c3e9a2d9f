export { loadChoices } from '../../../shared/i18n/choices';
export { stackerOf } from './similar';
