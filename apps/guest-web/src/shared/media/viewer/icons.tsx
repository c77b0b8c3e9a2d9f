import { Icon } from '../../ui/button/icon';

export const BackIcon = () => <Icon path="M20 12H5M11 5l-7 7 7 7" />;
export const MoreIcon = () => (
  <Icon
    path="M3.8 12a1.7 1.7 0 1 0 3.4 0 1.7 1.7 0 1 0-3.4 0zM10.3 12a1.7 1.7 0 1 0 3.4 0 1.7 1.7 0 1 0-3.4 0zM16.8 12a1.7 1.7 0 1 0 3.4 0 1.7 1.7 0 1 0-3.4 0z"
    isSolid
  />
);
export const ShareIcon = () => (
  <Icon path="M12 15V4M8 7.5L12 3.5l4 4M6 11.5H5V20.5h14v-9h-1" />
);
export const SlideshowIcon = () => (
  <Icon path="M4 5h16v11H4zM10.5 8v5l4-2.5zM8 20h8" />
);
