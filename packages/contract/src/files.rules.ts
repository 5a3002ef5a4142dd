/**
 * Photos and logos are small pictures for all signed-in users; documents are visible only to their
 * owner and whom they sent them to; audio is heard through the note it belongs to, or by whom it was sent to.
 */
export const FILE_KINDS = ['photo', 'document', 'logo', 'audio'] as const;

export const MOST_FILE_BYTES = 10 * 1024 * 1024;

export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const;
export const DOCUMENT_TYPES = [...PICTURE_TYPES, 'application/pdf'] as const;

/** As browsers record a voice. */
export const AUDIO_TYPES = ['audio/webm', 'audio/ogg', 'audio/mp4'] as const;

/** The content types each kind of file may have. */
export const TYPES_OF_KIND = {
  photo: PICTURE_TYPES,
  logo: PICTURE_TYPES,
  document: DOCUMENT_TYPES,
  audio: AUDIO_TYPES,
} as const satisfies Record<(typeof FILE_KINDS)[number], readonly string[]>;
