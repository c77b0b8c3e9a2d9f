export interface LargeGallery {
  databaseUrl: string;
  dataDir: string;
  hash: number;
  count: number;
}

export function fillGallery(gallery: LargeGallery): Promise<void>;
