import { Icon } from '../../../shared/ui/button/icon';

export const Camera = () => (
  <Icon path="M4 8h3.5L9 5.5h6L16.5 8H20v11H4zM12 16.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7z" />
);
export const Note = () => (
  <Icon path="M4 5h16v11H10l-4 3.5V16H4zM8 9h8M8 12h5" />
);
