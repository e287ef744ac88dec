/** The name of the window's event when the framework of a form is requested. */
export const HYDRATING = 'site:hydrating'
