import {
  BACKGROUND_WIDTHS,
  type MediaSort,
  type TitleFont,
  type UploadHeading,
} from '@hatira/contract';
import { escapeHtml, tag } from '../../../platform/http/html.js';

export interface PageHead {
  /** The title before the brand's name. */
  title?: string;
  brandName: string;
  /** May be empty, like the company line. */
  privacyAddress?: string;
  companyLine?: string;
  isIndexed: boolean;
  /** API calls that the page makes at once, with exactly these URLs. */
  calls?: string[];
  /** The page requests it with a filter in the place of `/*` and an order at its end. */
  list?: string;
  /** The order of the list that comes with the page. */
  givenOrder?: MediaSort;
  /** The address of the first picture. */
  picture?: string | undefined;
  /** The heading above the upload page. */
  heading?: UploadHeading;
  titleFont?: TitleFont;
  /** The gallery of the demo's page. */
  demoGallery?: string;
  background?: { version: string; imageUrl: string };
  preview?: LinkPreview;
}

/** Link preview of messengers, with absolute addresses. */
export interface LinkPreview {
  title: string;
  description: string;
  url: string;
  image?: { url: string; type: string };
}

/** Returns the head's tags. */
export function headTags({
  title,
  brandName,
  isIndexed,
  preview,
  ...facts
}: PageHead): string {
  const {
    background,
    companyLine,
    demoGallery,
    heading,
    privacyAddress,
    titleFont,
  } = facts;
  return [
    `<title>${escapeHtml(title === undefined ? brandName : `${title} · ${brandName}`)}</title>`,
    meta('application-name', brandName),
    ...(isIndexed ? [] : [meta('robots', 'noindex')]),
    ...(privacyAddress ? [meta('privacy', privacyAddress)] : []),
    ...(companyLine ? [meta('company-line', companyLine)] : []),
    ...hintTags(facts),
    ...(heading ? [meta('upload-heading', JSON.stringify(heading))] : []),
    ...(titleFont ? [meta('title-font', titleFont)] : []),
    ...(demoGallery ? [meta('demo-gallery', demoGallery)] : []),
    ...(background ? backgroundTags(background) : []),
    ...(preview
      ? [
          meta('description', preview.description),
          ...previewTags(preview, brandName),
        ]
      : []),
  ].join('\n    ');
}

/** Requests of the page that begin before its script runs. */
function hintTags({
  calls = [],
  givenOrder,
  list,
  picture,
}: Partial<PageHead>): string[] {
  return [
    ...calls.map((href) =>
      tag('link', {
        rel: 'preload',
        as: 'fetch',
        href,
        crossorigin: 'anonymous',
      }),
    ),
    ...(picture ? [meta('first-picture', picture)] : []),
    ...(list ? [listTag(list, givenOrder)] : []),
  ];
}

function listTag(list: string, givenOrder: MediaSort | undefined): string {
  return tag('meta', {
    name: 'media-list',
    content: list,
    'data-given': givenOrder,
  });
}

/** Only the browser knows the needed width: boot.ts preloads the image. */
function backgroundTags({
  version,
  imageUrl,
}: NonNullable<PageHead['background']>): string[] {
  const widths = BACKGROUND_WIDTHS.join(' ');
  return [
    meta('background-version', version),
    tag('meta', {
      name: 'background-image',
      content: imageUrl,
      'data-widths': widths,
    }),
  ];
}

function previewTags(
  { title, description, url, image }: LinkPreview,
  brandName: string,
): string[] {
  const properties = {
    'og:type': 'website',
    'og:site_name': brandName,
    'og:title': title,
    'og:description': description,
    'og:url': url,
    'og:image': image?.url,
    'og:image:type': image?.type,
  };
  const given = Object.entries(properties).filter(
    ([, content]) => content !== undefined,
  );
  return [
    ...given.map(([property, content]) => tag('meta', { property, content })),
    meta('twitter:card', image ? 'summary_large_image' : 'summary'),
  ];
}

function meta(name: string, content: string): string {
  return tag('meta', { name, content });
}
