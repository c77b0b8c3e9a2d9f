import { useEffect } from 'react';
import { useLocation } from 'react-admin';
import { settingId } from './setting-input';

/** Takes the keyboard to the field that the address names: `/settings?field=privacyText`. */
export function useNamedField(): void {
  const { search } = useLocation();
  useEffect(() => {
    const name = new URLSearchParams(search).get('field');
    if (name) document.getElementById(settingId(name))?.focus();
  }, [search]);
}
