import { Icon } from './icon';

export { CheckIcon, CloseIcon } from './icon';
export const MinusIcon = () => <Icon path="M6 12h12" />;
export const OpenIcon = () => <Icon path="M14 4h6v6M20 4l-9 9M18 14v6H4V6h6" />;
export const DownloadIcon = () => (
  <Icon path="M12 4v11M7 10.5l5 5 5-5M5 20h14" />
);
export const ArchiveIcon = () => (
  <Icon path="M4 4h16v4H4zM5.5 8v12h13V8M12 10.5v6M9.5 14l2.5 2.5 2.5-2.5" />
);
export const TrashIcon = () => (
  <Icon path="M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13M10 11v5M14 11v5" />
);
export const SunIcon = () => (
  <Icon path="M12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4" />
);
export const MoonIcon = () => (
  <Icon path="M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5z" />
);
export const EyeIcon = () => (
  <Icon path="M3 12c2-4 5-6 9-6s7 2 9 6c-2 4-5 6-9 6s-7-2-9-6zM12 14.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z" />
);
export const PersonIcon = () => (
  <Icon path="M12 11a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4.5 21a7.5 7.5 0 0 1 15 0" />
);
export const HiddenPictureIcon = () => (
  <Icon path="M4 5h16v14H4zM4 16l5-5 4 4M16 14l4 4M15.5 9h.01M3 3l18 18" />
);
export const TornPictureIcon = () => (
  <Icon path="M4 14V5h16v8l-4 2.5-4-3-4 3zM4 19.5h.01M9 19.5h.01M15 19.5h.01M20 18.5h.01" />
);
export const HourglassIcon = () => (
  <Icon path="M7 3.5h10M7 20.5h10M8 3.5c0 6 8 6 8 17M16 3.5c0 6-8 6-8 17" />
);
export const MovingIcon = () => (
  <Icon path="M12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM12 19a7 7 0 0 0 6-10.6M9 5.7A7 7 0 0 0 7.4 17.3" />
);
export const StackIcon = () => <Icon path="M8 8h12v12H8zM16 8V4H4v12h4" />;
export const PreviousIcon = () => <Icon path="M15 5l-7 7 7 7" />;
export const NextIcon = () => <Icon path="M9 5l7 7-7 7" />;
export const PlayIcon = () => <Icon path="M8 5.5v13l10.5-6.5z" isSolid />;
export const PauseIcon = () => <Icon path="M8.5 6v12M15.5 6v12" />;
export const SoundIcon = () => (
  <Icon path="M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM15.5 9a4 4 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11" />
);
export const MutedIcon = () => (
  <Icon path="M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM16 9.5l5 5M21 9.5l-5 5" />
);
export const FullScreenIcon = () => (
  <Icon path="M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5" />
);
