/** Texts that the specification quotes: the same in every language. */
export const FIXED = {
  createNewWedding: 'Create New Wedding',
  manageThisWedding: 'Manage This Wedding',
  protected: 'Protected',
  environment: 'Production',
  maxFileSize: '50MB',

  hashMissing: 'Please enter a wedding hash',
  notAnImage: 'Please select an image file',
  imageTooLarge: 'File too large. Maximum size is 50MB',
  uploadIncomplete: 'Please enter wedding hash and select a file',
  pathEmpty: 'Wedding path boş olamaz',

  weddingsFailed: 'Error fetching weddings',
  createFailed: 'Wedding oluşturulurken hata oluştu',
  pathTaken: 'Bu wedding path zaten mevcut',
  deleteFailed: 'Wedding silinirken hata oluştu',
  toggleFailed: 'Error updating wedding status',
  noBackground: 'No background found for this wedding',
  backgroundFailed: 'Error fetching background',
  backgroundsFailed: 'Error fetching all backgrounds',
  uploadRefused: 'Upload failed',
  uploadFailed: 'Error uploading background',
  deleteRefused: 'Delete failed',
  nothingToDelete: 'No background to delete',
  backgroundDeleteFailed: 'Error deleting background',
  cancelled: 'İşlem iptal edildi',
} as const;

export function wrongWordText(word: string): string {
  return `Hatalı doğrulama! "${word}" yazmanız gerekiyordu.`;
}

export function switchedText(weddingPath: string, enabled: boolean): string {
  return `${weddingPath} için yüklemeler ${enabled ? 'AÇILDI' : 'KAPATILDI'}`;
}

export function switchedManyText(count: number, enabled: boolean): string {
  return `${count} düğün için yüklemeler ${enabled ? 'AÇILDI' : 'KAPATILDI'}`;
}
