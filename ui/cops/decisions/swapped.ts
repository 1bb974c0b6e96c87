/** The order in which these two have changed places. */
export const swapped = (order: readonly number[], one: number, other: number): readonly number[] =>
  order.map((from, place) => {
    if (place === one) return order[other] ?? from;
    return place === other ? (order[one] ?? from) : from;
  });
