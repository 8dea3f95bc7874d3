/** What is wrong with a file or its mapping, in a sentence for the person who sent it. */
export class FileFault extends Error {}
