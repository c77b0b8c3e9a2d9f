import type { ProblemCode } from '@hatira/contract';

/**
 * English versions of the server's Turkish texts. Texts that the specification
 * quotes are left out: they stay Turkish in every language.
 */
export const PROBLEMS_IN_ENGLISH: Partial<Record<ProblemCode, string>> = {
  validation_failed: 'Something that was sent is not valid.',
  malformed_request: 'The request could not be read.',
  slug_invalid:
    'A wedding path has 3 to 120 characters: letters, digits and hyphens only',
  slug_reserved: 'This path is one of the site’s own pages: choose another one',
  empty_file: 'The file is empty',
  confirmation_mismatch: 'To confirm, type what is asked for to the letter',
  password_required: 'Enter your own password for this',
  password_wrong: 'Your present password is wrong',
  code_wrong: 'The verification code is wrong or no longer valid',
  login_required: 'You have to log in',
  invalid_credentials: 'E-mail or password is wrong',
  second_factor_required: 'A verification code is needed to log in',
  second_factor_wrong: 'The verification code is wrong or no longer valid',
  second_factor_setup_required: 'Set up two-step verification before you go on',
  read_only_link: 'This link only looks and downloads',
  foreign_origin: 'The request was refused because it came from another site',
  not_found: 'Not found',
  media_not_found: 'This file does not exist',
  staff_not_found: 'This account does not exist',
  request_timeout: 'The connection timed out',
  not_in_trash: 'Only what is in the trash can be erased for good',
  staff_exists: 'There is an account with this e-mail address already',
  staff_self: 'You cannot shut out yourself',
  staff_last: 'The last open account cannot be shut',
  session_not_found: 'This session is not open any more',
  second_factor_off: 'Two-step verification is not on for this account',
  second_factor_own:
    'Turn your own two-step verification off on your account page, with a code',
  second_factor_mandatory:
    'Two-step verification is required for everybody and cannot be turned off',
  second_factor_not_begun: 'The set-up has taken too long: begin again',
  slug_in_use:
    'This path is another wedding’s by now: to restore this one, delete that one first (it stays in the trash)',
  background_damaged:
    'This picture is damaged or cut off: choose a whole copy of it',
  background_too_many_pixels:
    'This picture has too many pixels: 120 megapixels at most',
  wedding_has_files: 'This wedding has files: delete them first',
  background_exists: 'This wedding has a background already: delete it first',
  too_many_requests: 'Too many requests, wait a moment',
  service_unavailable: 'The service is away for a moment, try again',
  wedding_day_full:
    'This wedding has taken as much as it may in 24 hours, try again later',
  storage_full: 'The storage is full, the file could not be kept',
};
