import { studyHandlers } from '@/lib/studio/pieces/piece-handlers'

export const { GET, PUT, DELETE } = studyHandlers.one
