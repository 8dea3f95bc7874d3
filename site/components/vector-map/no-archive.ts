/** Stands in for the package pmtiles, which only the server needs: here tiles come one by one. */
export class PMTiles {}
