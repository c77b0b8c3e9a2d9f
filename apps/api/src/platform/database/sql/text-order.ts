/** SQL: Turkish order: `Cem`, `Çağla`, `Işıl`, `İbrahim`. */
export const TURKISH = 'COLLATE "tr-x-icu"';
