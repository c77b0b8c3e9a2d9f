import AccountCircleOutlined from '@mui/icons-material/AccountCircleOutlined';
import KeyOutlined from '@mui/icons-material/KeyOutlined';
import Logout from '@mui/icons-material/Logout';
import { Divider, IconButton, ListItemIcon, ListItemText, Menu, MenuItem, Tooltip } from '@mui/material';
import { lazy, Suspense, useState } from 'react';
import { useGetIdentity, useLogout, useNotify } from 'react-admin';
import { useText } from '../i18n/use-text';
import { useLeaving } from '../ui/page/leave-guard';

const PasswordDialog = lazy(() =>
  import('../ui/account/password-dialog').then((module) => ({ default: module.PasswordDialog })),
);

/** Who is logged in, and the way out. */
export function AccountMenu() {
  const text = useText();
  const logout = useLogout();
  const notify = useNotify();
  const leaving = useLeaving();
  const { identity } = useGetIdentity();
  const [anchor, setAnchor] = useState<HTMLElement>();
  const [isChanging, setChanging] = useState(false);
  const email = identity?.fullName ?? '';
  const label = text('account.menu', { email });
  const close = () => setAnchor(undefined);
  const leave = () => {
    close();
    leaving(() => void logout().catch(() => notify(text('account.logoutFailed'), { type: 'error' })));
  };
  return (
    <>
      <Tooltip title={label}>
        <IconButton
          aria-label={label}
          aria-haspopup="menu"
          aria-expanded={anchor !== undefined}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <AccountCircleOutlined />
        </IconButton>
      </Tooltip>
      <Menu anchorEl={anchor} open={anchor !== undefined} onClose={close}>
        <MenuItem disabled sx={{ opacity: '1 !important' }}>
          <ListItemText primary={email} />
        </MenuItem>
        <Divider />
        <MenuItem
          onClick={() => {
            close();
            setChanging(true);
          }}
        >
          <ListItemIcon>
            <KeyOutlined fontSize="small" />
          </ListItemIcon>
          {text('account.changePassword')}
        </MenuItem>
        <MenuItem onClick={leave}>
          <ListItemIcon>
            <Logout fontSize="small" />
          </ListItemIcon>
          {text('account.logout')}
        </MenuItem>
      </Menu>
      <Suspense>
        {isChanging && identity && (
          <PasswordDialog
            account={{ id: String(identity.id), email, isSelf: true }}
            onClose={() => setChanging(false)}
          />
        )}
      </Suspense>
    </>
  );
}
