import { actOnAlert, openAlertEndPage } from '@/lib/jobs/alerts/link-pages'

export { DELETE, HEAD, OPTIONS, PATCH, PUT } from '@/lib/forms/refuse'

export const GET = openAlertEndPage

export const POST = actOnAlert('end')
