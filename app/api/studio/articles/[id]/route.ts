import { articleHandlers } from '@/lib/studio/pieces/piece-handlers'

export const { GET, PUT, DELETE } = articleHandlers.one
