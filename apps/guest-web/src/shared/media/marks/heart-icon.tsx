import { Icon } from '../../ui/button/icon';

export function HeartIcon({ isGiven }: { isGiven: boolean }) {
  return (
    <Icon
      path="M12 20C7 16 3.5 12.7 3.5 8.9A4.4 4.4 0 0 1 12 7.2a4.4 4.4 0 0 1 8.5 1.7C20.5 12.7 17 16 12 20z"
      isSolid={isGiven}
    />
  );
}
