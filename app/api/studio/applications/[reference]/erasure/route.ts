import { previewErasure } from '@/lib/studio/erasure'

export const GET = previewErasure('applications')
