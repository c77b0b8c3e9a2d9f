import AccountCircleOutlined from '@mui/icons-material/AccountCircleOutlined';
import Logout from '@mui/icons-material/Logout';
import ManageAccountsOutlined from '@mui/icons-material/ManageAccountsOutlined';
import {
  Divider,
  IconButton,
  ListItemIcon,
  ListItemText,
  Menu,
  MenuItem,
  Tooltip,
} from '@mui/material';
import { useState } from 'react';
import { useGetIdentity, useLogout, useNavigate, useNotify } from 'react-admin';
import { useText } from '../i18n/use-text';
import { useLeaving } from '../ui/page/leave-guard';

export function AccountMenu({ isBare }: { isBare: boolean }) {
  const text = useText();
  const logout = useLogout();
  const navigate = useNavigate();
  const notify = useNotify();
  const leaving = useLeaving();
  const { identity } = useGetIdentity();
  const [anchor, setAnchor] = useState<HTMLElement>();
  const email = identity?.fullName ?? '';
  const label = text('account.menu', { email });
  const close = () => setAnchor(undefined);
  const leave = () => {
    close();
    leaving(
      () =>
        void logout().catch(() =>
          notify(text('account.logoutFailed'), { type: 'error' }),
        ),
    );
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
        {!isBare && (
          <MenuItem
            onClick={() => {
              close();
              void navigate('/account');
            }}
          >
            <ListItemIcon>
              <ManageAccountsOutlined fontSize="small" />
            </ListItemIcon>
            {text('account.title')}
          </MenuItem>
        )}
        <MenuItem onClick={leave}>
          <ListItemIcon>
            <Logout fontSize="small" />
          </ListItemIcon>
          {text('account.logout')}
        </MenuItem>
      </Menu>
    </>
  );
}
