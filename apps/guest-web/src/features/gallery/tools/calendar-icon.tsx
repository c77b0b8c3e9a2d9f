import { Icon } from '../../../shared/ui/button/icon';

export const CalendarIcon = () => (
  <Icon path="M4 6h16v15H4zM4 10h16M8 3v4M16 3v4" />
);
