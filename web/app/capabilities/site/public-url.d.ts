/** The origin of the public pages, without a trailing slash; fixed when they are built. */
declare const __PUBLIC_URL__: string;
