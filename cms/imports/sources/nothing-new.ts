/** Said by command, panel and a source's page if a look brought no other file. */
export const NOTHING_NEW = 'Nothing new: the file is the one that was fetched before.'
