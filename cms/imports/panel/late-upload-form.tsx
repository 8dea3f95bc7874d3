'use client'

import dynamic from 'next/dynamic'

export const UploadForm = dynamic(() =>
  import('./upload-form.tsx').then(({ UploadForm }) => UploadForm),
)
