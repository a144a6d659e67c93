/** The icons that are drawn, by their names at Lucide; tests/architecture/icons.test.ts compares them with the classes in use. */
export const DRAWN =
  'arrow-down arrow-left arrow-right arrow-up ban boxes chart-column check chevron-down chevron-left chevron-right chevrons-up-down circle-alert circle-check circle-dashed circle-pause circle-x clock cloud-off columns-3 construction copy download ellipsis-vertical eye eye-off gallery-horizontal-end globe house image image-plus image-up info key-round layout-dashboard lock lock-keyhole log-in log-out mail mail-check menu minus moon octagon-alert package package-check package-open package-search package-x panel-bottom panel-right panel-top pencil pencil-line phone plus printer refresh-cw rotate-cw search search-x shopping-bag shopping-cart sliders-horizontal square-terminal star sun table-2 timer trash trending-up triangle-alert truck undo-2 upload user users users-round wallet wifi-off x zoom-in zoom-out'.split(
    ' ',
  );

/** Those that are drawn for 12 px as well. */
export const DRAWN_BOLD =
  'ban check circle-check circle-pause clock package-check pencil-line star timer truck x'.split(' ');
