/** What is wrong with a file or its mapping, in a sentence for whoever sent it. */
export class FileFault extends Error {}
