export { loadChoices } from '../../../shared/i18n/choices';
export { NoMatches } from './no-matches';
export { SearchPanel } from './search-panel';
