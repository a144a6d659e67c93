/** The bytes of pictures as an archive takes and gives them, wherever a store keeps them. */
export type PictureShelf = {
  /** Makes the picture stay readable although the store may remove it; false where it is not there. */
  hold(publicId: string): Promise<boolean>;
  /** Of a picture that is held. */
  read(publicId: string): Promise<Uint8Array>;
  /** Ends the holding. */
  release(): Promise<void>;
  put(publicId: string, bytes: Uint8Array): Promise<void>;
  /** Resolves when all that was put will be there after a power cut too. */
  settle(): Promise<void>;
};
