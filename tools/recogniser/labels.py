"""The seventeen labels that the network answers with, and the classes and categories that they belong to."""

LABELS = [
    "Blazer", "Blouse", "Body", "Dress", "Hat", "Hoodie", "Longsleeve", "Outwear", "Pants", "Polo",
    "Shirt", "Shoes", "Shorts", "Skirt", "T-Shirt", "Top", "Undershirt",
]  # fmt: skip

CLASS_OF = {
    "Blazer": "outwear", "Blouse": "shirt", "Body": "", "Dress": "dress", "Hat": "hat",
    "Hoodie": "longsleeve", "Longsleeve": "longsleeve", "Outwear": "outwear", "Pants": "pants",
    "Polo": "t-shirt", "Shirt": "shirt", "Shoes": "shoes", "Shorts": "shorts", "Skirt": "skirt",
    "T-Shirt": "t-shirt", "Top": "t-shirt", "Undershirt": "t-shirt",
}  # fmt: skip

CATEGORY_OF = {
    "": "", "dress": "dresses", "hat": "accessories", "longsleeve": "top", "outwear": "outerwear",
    "pants": "pants", "shirt": "shirt", "shoes": "shoes", "shorts": "pants", "skirt": "", "t-shirt": "top",
}  # fmt: skip

CLASSES = sorted(set(CLASS_OF.values()) - {""})
CATEGORIES = sorted(set(CATEGORY_OF.values()) - {""})
# The development photos carry one of the ten classes only: there it is the label of the same name.
LABEL_OF_CLASS = {label.lower(): label for label in LABELS}
