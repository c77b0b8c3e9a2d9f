/** The way of the robot guest. */
export const REHEARSAL_STEPS = [
  'address',
  'card',
  'page',
  'photo',
  'video',
  'gallery',
  'wall',
  'download',
  'traces',
] as const;
export type RehearsalStepName = (typeof REHEARSAL_STEPS)[number];

export const REHEARSAL_MENDERS = ['staff', 'operator'] as const;
export type RehearsalMender = (typeof REHEARSAL_MENDERS)[number];

/**
 * Faults by code, in English for command lines; the panel has its own
 * translations. `%{…}` names a value of the step's details.
 */
export const REHEARSAL_TEXTS = {
  no_public_url:
    'PUBLIC_URL is not set, so printed cards carry any address under which the panel was open. Set it and print the cards again.',
  unknown_host:
    'The host name of %{origin} is unknown. Check PUBLIC_URL and the DNS record.',
  unreachable:
    '%{origin} cannot be reached (%{reason}). Check PUBLIC_URL, the proxy and the firewall.',
  certificate_expired:
    'The certificate of %{origin} has expired, so phones refuse the page. Renew it.',
  certificate_invalid:
    'Phones do not trust the certificate of %{origin} (%{reason}). Install one for this host name.',
  certificate_ends_soon:
    'The certificate ends in %{days} days. Check that it is renewed.',
  redirected_elsewhere:
    '%{origin} leads to another site, %{target}. Correct PUBLIC_URL or the redirect.',
  other_server:
    'Another server answers at %{origin}, not this product. Correct PUBLIC_URL, and print the cards again.',
  bad_answer:
    'The server answered with status %{status}. Look into the logs of proxy and product.',
  card_unreadable:
    'The QR code of the table card cannot be read. Choose another design.',
  card_other_address:
    'The QR code of the table card opens %{target}, which is not at PUBLIC_URL. Print the cards again.',
  card_other_wedding:
    'The QR code of the table card opens %{target}, the page of another wedding. Check that no proxy caches PDFs, and print the cards again.',
  uploads_closed:
    'Uploads are switched off for this wedding. Switch them on before the day.',
  body_limit:
    'The proxy refuses bodies of %{mebibytes} MiB (413). Raise its limit to 6 MiB or more.',
  sending_cut:
    'The connection was cut after %{sent} of %{mebibytes} MiB (%{reason}). Check the limits of the proxy for sizes and times.',
  storage_full:
    'The storage is full, so no file can be received. Make room before the day.',
  upload_refused:
    'The product refuses the file (%{code}). Check its limits in the settings.',
  storage_slow:
    'The storage needs %{seconds} s to keep 5 MiB. Check disk or bucket: guests would wait.',
  not_in_gallery:
    'The files were received but do not appear in the gallery. Look into the log of the product.',
  worker_away:
    'No worker makes pictures for the gallery. Start the worker process.',
  worker_slow:
    'The worker does not finish the pictures within %{seconds} s; %{waiting} files wait. Check its load.',
  file_unreadable:
    'The worker cannot read the %{kind}: %{reason}. Check its programs, such as ffmpeg.',
  no_wall:
    'The wedding has no live wall, so none was tried. Make one to have it rehearsed.',
  wall_sealed:
    'The album is sealed, so the wall shows no photo yet. This is as the couple wants it.',
  wall_held:
    'New photos wait for the couple, so the wall does not show the robot’s. This is as the couple wants it.',
  not_on_wall:
    'The files are in the gallery but not on the live wall. Check that no proxy caches /api/, and look into the log of the product.',
  wall_not_live:
    'The wall hears of no new photo: the proxy holds event streams back. Switch its buffering off for /api/.',
  zip_differs:
    'The files in the downloaded zip differ from the sent ones. Check storage and proxy.',
  traces_left:
    'Some files of the rehearsal are still to be removed. The product goes on trying.',
  robot_failed:
    'The rehearsal itself failed: %{reason}. Look into the log of the product.',
} as const;

export type RehearsalFinding = keyof typeof REHEARSAL_TEXTS;
export const REHEARSAL_FINDINGS = /* @__PURE__ */ Object.keys(
  REHEARSAL_TEXTS,
) as [RehearsalFinding, ...RehearsalFinding[]];

const BY_STAFF: RehearsalFinding[] = [
  'card_unreadable',
  'uploads_closed',
  'upload_refused',
];

/** The findings of steps that were left out. */
const BY_NOBODY: RehearsalFinding[] = ['no_wall', 'wall_sealed', 'wall_held'];

/**
 * Mends the fault: staff in the panel, or the operator of the server.
 * @returns undefined without a fault
 */
export function menderOf(
  finding: RehearsalFinding,
): RehearsalMender | undefined {
  if (BY_NOBODY.includes(finding)) return undefined;
  return BY_STAFF.includes(finding) ? 'staff' : 'operator';
}
