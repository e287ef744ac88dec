import { actOnAlert, openAlertEndPage } from '@/lib/jobs/alerts/alert-actions'

export { DELETE, HEAD, OPTIONS, PATCH, PUT } from '@/lib/forms/refuse'

export const GET = openAlertEndPage

export const POST = actOnAlert('end')
