import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import {
  changeTheme,
  currentTheme,
  subscribeToTheme,
} from '../../../shared/lib/theme';
import { useMarks } from '../../../shared/media/marks/marks-context';
import { PartnerChoice } from '../../../shared/media/marks/partner-choice';
import { MoonIcon, SunIcon } from '../../../shared/ui/button/icons';
import { LanguageSwitcher } from '../../../shared/ui/page/language-switcher';
import { MenuButton, MenuRow } from './menu-parts';

/** Who holds the device, its theme and its language. */
export function DeviceChoices() {
  const { t } = useTranslation();
  const theme = useSyncExternalStore(subscribeToTheme, currentTheme);
  const next = theme === 'dark' ? 'light' : 'dark';
  const hasPartners = (useMarks()?.names.length ?? 0) > 0;
  return (
    <>
      {hasPartners && (
        <MenuRow label={t('marks.onDevice')}>
          <PartnerChoice label={t('marks.onDevice')} />
        </MenuRow>
      )}
      <MenuButton
        icon={next === 'dark' ? <MoonIcon /> : <SunIcon />}
        onClick={() => changeTheme(next)}
      >
        {t(next === 'dark' ? 'common.toDark' : 'common.toLight')}
      </MenuButton>
      <MenuRow label={t('common.language')}>
        <LanguageSwitcher />
      </MenuRow>
    </>
  );
}
