export interface PreviewRequest {
  id: string;
  file: Blob;
  edgePx: number;
}

export interface PreviewAnswer {
  id: string;
  preview?: Blob;
}
