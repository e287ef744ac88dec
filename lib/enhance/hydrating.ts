/** The name of the window's event that is sent when the framework of a form is requested. */
export const HYDRATING = 'site:hydrating'
