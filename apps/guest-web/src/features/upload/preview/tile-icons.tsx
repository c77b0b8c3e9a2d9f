import { Icon } from '../../../shared/ui/button/icon';

export const RotateCw = () => (
  <Icon path="M20 4v5h-5M19.5 9A8 8 0 1 0 20 13.5" />
);
export const Play = () => <Icon path="M8 5.5v13l10.5-6.5z" />;
