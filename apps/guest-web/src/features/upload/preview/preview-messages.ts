export interface PreviewRequest {
  id: string;
  file: Blob;
  edgePx: number;
}

export interface PreviewAnswer {
  id: string;
  /** Absent when the photo could not be decoded. */
  preview?: Blob;
}
