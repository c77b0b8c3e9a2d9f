import { Component, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../shared/ui/button/button';
import { Notice } from '../shared/ui/dialog/notice';

/** Catches render errors, so that a guest never sees an empty page. */
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
  return (
    <Notice title={t('errors.crashTitle')} text={t('errors.crashText')}>
      <Button onClick={() => location.reload()}>{t('common.reload')}</Button>
    </Notice>
  );
}
