import { actOnAlert } from '@/lib/jobs/alerts/alert-actions'

export * from '@/lib/forms/refuse'

export const POST = actOnAlert('confirm')
