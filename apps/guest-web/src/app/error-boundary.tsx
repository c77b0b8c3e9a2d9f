import { Component, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../shared/ui/button/button';
import { Notice } from '../shared/ui/dialog/notice';
import { uploadPathOf } from './pages';

/** Catches render errors: a guest never sees an empty page. */
export class ErrorBoundary extends Component<
  { children: ReactNode },
  { hasFailed: boolean }
> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? <CrashNotice /> : this.props.children;
  }
}

function CrashNotice() {
  const { t } = useTranslation();
  // A gallery saves no files.
  const isUpload = uploadPathOf(location.pathname) !== undefined;
  const text = t(isUpload ? 'errors.crashText' : 'errors.crashReload');
  return (
    <Notice title={t('errors.crashTitle')} text={text}>
      <Button onClick={() => location.reload()}>{t('common.reload')}</Button>
    </Notice>
  );
}
